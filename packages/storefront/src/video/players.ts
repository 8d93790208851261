const started = new WeakSet<Element>();

/** Plays videos of other websites in their place on the page. Until the link is followed, nothing is asked of them. */
export function startPlayers(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-video-player]')) {
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
  frame.className = 'video-film';
  frame.src = link.dataset['videoPlayer'] ?? '';
  frame.title = link.textContent.trim();
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  // Some players start only for a page that says where it is; the path stays here.
  frame.referrerPolicy = 'strict-origin';
  link.closest('.video-figure')?.querySelector('.video-notice')?.remove();
  link.replaceWith(frame);
  frame.focus();
}
