import { isSignedIn } from '../../api/site-user.ts';
import { pageContext } from '../../island/page-context.ts';

/** `UserAccountApi`. */
export const accounts = {
  isUserAuthenticated: (): boolean => isSignedIn(),
  openAccountScreen(): void {
    location.assign(`${pageContext().prefix}/account`);
  },
};
