/** Window events through which islands inform each other. None carries data. */

/** The visitor moves to another page without a full load: windows above the page must close. */
export const routeChange = 'site:route-change';

/** A modal window has opened. Another one may open from within it. */
export const modalOpen = 'site:modal-open';

/** A modal window has closed; sent once for every `modalOpen`. */
export const modalClose = 'site:modal-close';

/** The visitor's consent has changed (lib/consent). */
export const consentChange = 'site:consent-change';
