/** Pages that exist only once: those with an address of their own, and the list of news. */
export const ownPages = new Set(['homepage', 'about', 'contact', 'haberler', 'elements']);
