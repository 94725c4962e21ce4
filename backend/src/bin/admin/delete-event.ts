/** Asks for the dialog that deletes the page of a form. */
export const deleteEvent = 'pages:delete';
