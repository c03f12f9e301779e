/** Sent to the window by the inline script of every page when the client's entry module cannot be had. */
export const clientErrorEvent = 'clienterror';
