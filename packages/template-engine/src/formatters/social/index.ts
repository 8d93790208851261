import type { Formatter } from '../../contract/formatter.ts';
import { activateTwitterLinks } from './activate-twitter-links.ts';
import { commentCount, commentLink, comments } from './comments.ts';
import { googleCalendarUrl } from './google-calendar-url.ts';
import { likeButton } from './like-button.ts';
import { socialButton, socialButtonInline } from './social-button.ts';
import { twitterFollowButton } from './twitter-follow-button.ts';

export const socialFormatters: readonly Formatter[] = [
  activateTwitterLinks,
  commentCount,
  commentLink,
  comments,
  googleCalendarUrl,
  likeButton,
  socialButton,
  socialButtonInline,
  twitterFollowButton,
];
