/**
 * Embedded videos that the formatter `video` prints. They come from another origin, so they are loaded by a click only.
 * Of the provider's HTML nothing but the address of its frame is used.
 */
export function prepareVideos(root: ParentNode): void {
  for (const wrapper of root.querySelectorAll<HTMLElement>('.sqs-video-wrapper[data-html]')) {
    if (wrapper.dataset['prepared'] !== undefined) continue;
    const address = frameAddress(wrapper.dataset['html'] ?? '');
    if (address === undefined) continue;
    wrapper.dataset['prepared'] = '';
    wrapper.tabIndex = 0;
    wrapper.setAttribute('role', 'button');
    wrapper.setAttribute('aria-label', wrapper.dataset['providerName'] || 'Video');
    wrapper.querySelector<HTMLElement>('.sqs-video-overlay')?.style.setProperty('opacity', '1');
    const play = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      for (const name of ['role', 'tabindex', 'aria-label']) wrapper.removeAttribute(name);
      wrapper.removeEventListener('click', play);
      wrapper.removeEventListener('keydown', play);
      wrapper.replaceChildren(frameFor(address));
    };
    wrapper.addEventListener('click', play);
    wrapper.addEventListener('keydown', play);
  }
}

function frameAddress(html: string): string | undefined {
  const source = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')?.getAttribute('src');
  if (source == null) return undefined;
  try {
    const address = new URL(source, 'https://video.invalid');
    return address.protocol === 'https:' && address.hostname !== 'video.invalid' ? address.href : undefined;
  } catch {
    return undefined;
  }
}

function frameFor(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  Object.assign(frame.style, { border: '0', width: '100%', height: '100%', minHeight: '240px' });
  return frame;
}
