/** Cleaned HTML with links and pictures that lead to the same place wherever it is read. */
export function withAbsoluteAddresses(html: string, pageAddress: string): string {
  return html.replaceAll(/( (?:href|src)=")([^"]*)(")/g, (whole, start: string, written: string, end: string) => {
    const address = written.replaceAll('&amp;', '&');
    if (!URL.canParse(address, pageAddress)) return whole;
    return `${start}${new URL(address, pageAddress).href.replaceAll('&', '&amp;')}${end}`;
  });
}
