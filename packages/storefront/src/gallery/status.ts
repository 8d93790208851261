/** Text that screen readers announce and nobody sees. */
export function createStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'gallery-status';
  status.setAttribute('role', 'status');
  return status;
}
