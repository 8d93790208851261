const started = new WeakSet<Element>();

/** Plays videos and sounds of other websites in their place on the page. Until the link is followed, nothing is asked of them. */
export function startPlayers(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-player]')) {
    if (started.has(link)) continue;
    started.add(link);
    link.addEventListener('click', (event) => {
      // A link opened in a new tab stays a link.
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      play(link);
    });
  }
}

function play(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe');
  const { player = '', playerHeight } = link.dataset;
  frame.className = playerHeight === undefined ? 'video-film' : 'audio-frame';
  if (playerHeight !== undefined) frame.height = playerHeight;
  frame.src = player;
  frame.title = link.ariaLabel ?? link.textContent.trim();
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  // Some players start only for a page that says where it is; the path stays here.
  frame.referrerPolicy = 'strict-origin';
  link.closest('.video-figure, .audio-content')?.querySelector('.video-notice, .audio-notice')?.remove();
  link.replaceWith(frame);
  frame.focus();
}
