/*
 * Keeps the app on this machine, so that games against the machine and on one screen need no network.
 * The build puts VERSION and FILES above this text.
 */
/* global VERSION, FILES */

const CACHE = `rangefinder-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** All or nothing would lose everything to one file that is missing: each is kept on its own. */
async function keepFiles() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((path) => cache.add(path).catch(() => undefined)));
}

/** The build before this one is kept too: a page opened before may still ask for its parts. */
async function forgetOlder() {
  const ours = (await caches.keys()).filter((name) => name.startsWith('rangefinder-') && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

/** Pages come fresh from the network; without one, from here: every address is the same page. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) (await caches.open(CACHE)).put('/', fresh.clone());
    return fresh;
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** Files have their fingerprint in their name: what is here is right. What could not be kept ahead is kept when it is used. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && FILES.includes(new URL(request.url).pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, fresh.clone()).catch(() => undefined);
  }
  return fresh;
}
