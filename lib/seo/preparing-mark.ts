/** The name of a mark in the head of the page that stands in for a home page (`components/layout/PreparingPage`). */
export const preparingMark = 'content-preparing';
