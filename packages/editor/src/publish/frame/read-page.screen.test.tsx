import { Value } from '@sinclair/typebox/value';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_FOUND, PageReport } from '../report.ts';
import { readPage, weigh } from './read-page.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function read(content: string, head = '') {
  document.head.innerHTML = head;
  document.body.innerHTML = content;
  const weight = weigh(undefined, []);
  const report = { ...readPage(document), faults: [], weight };
  expect([...Value.Errors(PageReport, report)]).toEqual([]);
  return report;
}

const inArea = (content: string) =>
  `<header><a href="/theme"></a><h1>Shop</h1></header><main><div data-edit-area="">${content}</div></main>`;

describe('what a page tells of itself', () => {
  it('links and pictures of its own content, with the block that they are in', () => {
    const { links, silentPictures } = read(
      inArea(
        '<div data-edit-block="a"><a href="/about"> To\n us </a></div><div data-edit-row="r"><img src="/s/x/kiln.jpg?format=500w" alt=""></div>',
      ),
    );
    expect(links).toEqual([{ address: '/about', words: 'To us', block: 'a' }]);
    expect(silentPictures).toEqual([{ name: 'kiln.jpg', isFileName: false, block: 'r' }]);
  });

  it('a picture needs no text beside words in a link, or where it is hidden, and a file name is none', () => {
    const silent = (content: string) => read(inArea(content)).silentPictures.map(({ isFileName }) => isFileName);
    expect(silent('<a href="/"><img alt="">Home</a><span aria-hidden="true"><img alt=""></span>')).toEqual([]);
    expect(silent('<img alt="A cup"><img alt="IMG_1.JPG"><a href="/"><img alt=""></a>')).toEqual([true, false]);
  });

  it('a link is called by its label or its picture', () => {
    const { links } = read(
      inArea('<a href="/a" aria-label="Cart"></a><a href="/b"><img alt="A cup"></a><a href=""></a>'),
    );
    expect(links.map(({ words, address }) => [words, address])).toEqual([
      ['Cart', '/a'],
      ['A cup', '/b'],
      ['', ''],
    ]);
  });

  it('all headings that are shown, those of the theme included', () => {
    const { headings } = read(inArea('<h2 data-edit-block="t">Story</h2><h3 hidden>No</h3><h4></h4>'));
    expect(headings).toEqual([
      { level: 1, words: 'Shop', block: null },
      { level: 2, words: 'Story', block: 't' },
    ]);
  });

  it('what search engines and other sites are told', () => {
    const head =
      '<title>Our story</title><meta name="description" content="Who we are"><meta property="og:image" content="https://a.b/s/c.jpg">';
    expect(read('', head).head).toEqual({
      title: 'Our story',
      description: 'Who we are',
      picture: 'https://a.b/s/c.jpg',
    });
  });

  it('never more than a report may hold', () => {
    const link = `<a href="/${'x'.repeat(3000)}">${'y'.repeat(500)}</a>`;
    expect(read(inArea(link.repeat(MAX_FOUND + 5))).links).toHaveLength(MAX_FOUND);
  });

  it('the weight of pictures and styles, the heaviest first', () => {
    const loaded = [
      { initiatorType: 'img', name: 'https://a.b/s/small.jpg?format=500w', encodedBodySize: 10 },
      { initiatorType: 'img', name: 'https://a.b/s/large%20one.jpg', encodedBodySize: 90 },
      { initiatorType: 'img', name: 'https://other.example/x.jpg', encodedBodySize: 0 },
      { initiatorType: 'link', name: 'https://a.b/site.css', encodedBodySize: 5 },
    ] as unknown as PerformanceResourceTiming[];
    expect(weigh({ encodedBodySize: 7 } as PerformanceResourceTiming, loaded)).toEqual({
      page: 7,
      styles: 5,
      pictures: 100,
      pictureCount: 3,
      heaviest: [
        { name: 'large one.jpg', bytes: 90 },
        { name: 'small.jpg', bytes: 10 },
      ],
    });
  });
});
