/** Sentences of the team's calls; the back office says their reason in its own language. What visitors read is in `@awning/forms`. */
export const formMessages = {
  formGone: 'There is no such form.',
  submissionGone: 'There is no such submission.',
  unknownTemplate: 'There is no form template of this type.',
  notifyEmailInvalid: 'The address for notifications is not valid.',
  webhookInvalid: 'The webhook needs an http or https address without a password.',
  webhookPrivate: 'The webhook leads to this machine or a private network, which the operator has not allowed.',
  passwordInCart: 'A form for additional fields cannot ask for a password.',
  usedByProducts: 'A product asks with this form. Take it out of the product first.',
  usedByPages: 'A page shows this form. Take it off the page first.',
  ownerCode: 'You may not set html that runs on the published site.',
  passwordsSealed: 'These answers were sealed with a secret that is no longer there.',
} as const;

export type FormReason = keyof typeof formMessages;
