/** The compiled server's file in a build's folder. In a module of its own: the launcher has to start without packages. */
export const serverFile = 'site-server.mjs';
