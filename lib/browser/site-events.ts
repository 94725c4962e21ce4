/** What islands tell each other across the page, as events of the window; none carries data. */

/** The visitor moves to another page of the site without loading it anew: what lies over the page goes. */
export const routeChange = 'site:route-change';

/** A modal window has opened; one more may open from within it. */
export const modalOpen = 'site:modal-open';

/** A modal window has gone; comes once for every `modalOpen`. */
export const modalClose = 'site:modal-close';

/** What the visitor allows has changed (lib/consent). */
export const consentChange = 'site:consent-change';
