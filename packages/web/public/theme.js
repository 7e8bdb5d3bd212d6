// Sets the theme before the first paint, so that nobody is blinded by the wrong one.
(() => {
  const root = document.documentElement;
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('rangefinder.settings') ?? '{}') ?? {};
  } catch {}
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme = saved.theme === 'light' || (saved.theme === 'system' && light) ? 'light' : 'dark';
  if (saved.safeSides) root.dataset.sides = 'safe';
})();
