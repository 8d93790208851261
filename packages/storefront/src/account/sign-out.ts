import { type Answer, call } from '../api/call.ts';
import { forgetSiteUserToken } from '../api/site-user.ts';

/**
 * Ends the session. If the response flags a crumb failure, the call is retried once with the new crumb and token, and not a
 * second time (D-011).
 */
export async function signOut(prefix: string, { cloneCart = false } = {}): Promise<Answer<unknown>> {
  const path = `${prefix}/api/site-users/account/session${cloneCart ? '?cloneCart=true' : ''}` as const;
  const first = await call<'DELETE /api/site-users/account/session'>('DELETE', path);
  const answer =
    !first.ok && first.problem.kind === 'crumb'
      ? await call<'DELETE /api/site-users/account/session'>('DELETE', path)
      : first;
  if (answer.ok) forgetSiteUserToken();
  return answer;
}
