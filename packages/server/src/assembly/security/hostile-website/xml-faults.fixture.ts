import { SaxesParser } from 'saxes';
import { hasMarker } from './marker.fixture.ts';
import { type Fault, schemeOf } from './page-faults.fixture.ts';

/** Finds text in an XML feed that became markup or an address that runs. Malformed XML is a fault too. */
export function faultsInXml(xml: string): readonly Fault[] {
  const faults: Fault[] = [];
  const note = (what: string, found: string) => void (hasMarker(found) && faults.push({ what, found }));
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => void faults.push({ what: `XML that cannot be read: ${message}`, found: xml }));
  parser.on('opentag', ({ name, attributes }) => {
    note('the name of an element', name);
    for (const [attribute, value] of Object.entries(attributes)) {
      note('the name of an attribute', attribute);
      if (attribute === 'made') faults.push({ what: 'an attribute made', found: `<${name} made="${value}">` });
      if (runs(value)) note(`the attribute ${attribute}, as an address that runs`, value);
    }
  });
  parser.on('text', (text) => void (runs(text) && note('an address that runs', text)));
  parser.on('comment', (text) => note('a comment', text));
  parser.on('processinginstruction', ({ target, body }) => note('an instruction', `${target} ${body}`));
  parser.on('doctype', (text) => note('a document type', text));
  parser.write(xml).close();
  return faults;
}

/** Feed readers turn some elements into links, so that no text may be an address that runs. */
function runs(text: string): boolean {
  return ['javascript:', 'data:', 'vbscript:'].includes(schemeOf(text) ?? '');
}
