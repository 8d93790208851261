/** The event by which islands learn that a theme's script has put new markup into the page. */
export const RESTART_EVENT = 'awning:restart';
