export { teamHooks } from './identify.ts';
export type { TeamMember } from './member.ts';
export { memberResetLinks } from './password-reset/reset-links.ts';
export { type Rescued, removeSecondFactors } from './second-factor/rescue.ts';
export { ownerSetupLinks, type SetupLink } from './setup/setup.ts';
export { selectMembers } from './store.ts';
export { type ToldMember, toldMember } from './told.ts';
export { ownNewWebsite } from './websites/own-website.ts';
export { selectIsOwnedByPerson } from './websites/store.ts';
