/** A path of this website; anything that browsers could read as another host becomes the home page. */
export function ownPath(to: string): string {
  return /^\/(?![/\\])[!-~]*$/.test(to) && !to.includes('\\') ? to : '/';
}
