import { Base } from './base.ts';
import { callable } from './callable.ts';
import { one, YNode } from './node.ts';

/** A thing that is drawn into boxes of its own, or into those that are in the page. */
class Drawn extends Base {
  static override readonly ATTRS = {
    boundingBox: { setter: nodeOf },
    contentBox: { setter: nodeOf },
    srcNode: { setter: nodeOf },
    rendered: { value: false },
    visible: { value: true },
  };

  override render(parent?: unknown): this {
    const source = this.get('srcNode') as YNode | null | undefined;
    const content = (this.get('contentBox') ?? source ?? YNode.create('<div></div>')) as YNode;
    const bounding = (this.get('boundingBox') ?? YNode.create('<div></div>')) as YNode;
    if (!bounding.contains(content)) {
      if (content.inDoc()) content.insert(bounding, 'before');
      bounding.append(content);
    }
    this.set('boundingBox', bounding).set('contentBox', content);
    const place = parent === undefined || parent === true ? document.body : parent;
    if (!bounding.inDoc()) one(place)?.append(bounding);
    super.render();
    this.set('rendered', true);
    this.fire('render');
    return this;
  }

  show(): this {
    (this.get('boundingBox') as YNode | undefined)?.show();
    return this.set('visible', true);
  }

  hide(): this {
    (this.get('boundingBox') as YNode | undefined)?.hide();
    return this.set('visible', false);
  }
}

function nodeOf(value: unknown): YNode | null {
  return one(value);
}

export const Widget = callable(Drawn, (thing, args) => void Reflect.apply(Base as unknown as () => void, thing, args));
