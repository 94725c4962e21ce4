/** The element of a share image that the logo replaces has a property of this name. */
export const logoMark = 'data-logo';
