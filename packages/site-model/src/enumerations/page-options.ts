import { lookUps } from '../enumeration.ts';

/** What a folder in the navigation does when it is clicked. */
export const FolderBehavior = { undefined: -1, index: 1, redirect: 2, none: 3 } as const;

export const folderBehaviors = lookUps(FolderBehavior);

/** Where the background of a page comes from. */
export const BackgroundSource = { undefined: -1, upload: 1, instagram: 2, video: 3, none: 4 } as const;

export const backgroundSources = lookUps(BackgroundSource);

/** Whether visitors may comment on an item (D-100). */
export const CommentState = { undefined: -1, open: 1, closed: 2 } as const;

export const commentStates = lookUps(CommentState);

/** Who may see a page; form submissions report it as `pagePermissionTypeValue` (D-076). */
export const PagePermission = { undefined: -1, public: 1, password: 2, membersOnly: 3 } as const;

export const pagePermissions = lookUps(PagePermission);
