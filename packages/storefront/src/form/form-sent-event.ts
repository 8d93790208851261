/** The event of the window after a form was accepted. */
export const FORM_SENT_EVENT = 'awning:form-sent';
