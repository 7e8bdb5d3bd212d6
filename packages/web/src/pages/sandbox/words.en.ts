export const en = { title: 'Sandbox' };
