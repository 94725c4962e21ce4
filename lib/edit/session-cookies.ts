/** The cookies of the login: the session, and the nonce while the login runs. */
export const sessionCookie = 'edit-session';
export const stateCookie = 'edit-state';
