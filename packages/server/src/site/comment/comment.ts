/** `pending`: waits for the team. `spam`: neither shown nor told. */
export type CommentState = 'pending' | 'published' | 'hidden' | 'spam';
