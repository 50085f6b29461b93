// Goes through XML once from its beginning to its end, whatever stands in it: a tag that is never
// closed costs no more than one that is. Names come without their prefix.

type XmlTag = {
  readonly name: string;
  /** @returns what an attribute says as it stands in the text; empty where there is none. */
  readonly attribute: (name: string) => string;
  /** Whether it closes itself: <row/>. */
  readonly isEmpty: boolean;
};

type XmlVisitor = {
  readonly onOpen: (tag: XmlTag) => void;
  readonly onClose: (name: string) => void;
  /** Told of text between tags as it stands there, except of a section that is text as it is. */
  readonly onText?: (text: string, isPlain: boolean) => void;
  /** Asked after each tag. */
  readonly isDone?: () => boolean;
};

/** @returns how many letters it looked at, never more than twice those of the text. */
export function scanXml(xml: string, { onOpen, onClose, onText, isDone }: XmlVisitor): number {
  let steps = 0;
  let at = 0;
  const passed = (to: number): number => {
    steps += to - at;
    return to;
  };
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    const textEnd = next === -1 ? xml.length : next;
    if (onText !== undefined && textEnd > at) onText(xml.slice(at, textEnd), false);
    at = passed(textEnd);
    if (next === -1) break;
    if (xml.startsWith('<!--', at)) {
      at = passed(endAfter(xml, '-->', at));
    } else if (xml.startsWith('<![CDATA[', at)) {
      const end = endAfter(xml, ']]>', at);
      onText?.(xml.slice(at + '<![CDATA['.length, end - ']]>'.length), true);
      at = passed(end);
    } else {
      const end = tagEnd(xml, at);
      tell(xml.slice(at + 1, end), { onOpen, onClose });
      at = passed(Math.min(end + 1, xml.length));
      if (isDone?.() === true) break;
    }
  }
  return steps;
}

/** What is never ended goes to the end of the text. */
function endAfter(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from);
  return end === -1 ? xml.length : end + mark.length;
}

/** An attribute may hold the sign that ends a tag. */
function tagEnd(xml: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < xml.length; at += 1) {
    const letter = xml[at];
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return xml.length;
}

function tell(tag: string, { onOpen, onClose }: Pick<XmlVisitor, 'onOpen' | 'onClose'>): void {
  const [, slash, name] = /^(\/?)(?:[\w-]+:)?([\w-]+)/.exec(tag) ?? [];
  if (name === undefined) return;
  if (slash === '/') return onClose(name);
  const isEmpty = tag.endsWith('/');
  onOpen({ name, isEmpty, attribute: (of) => attributeIn(tag, of) });
  if (isEmpty) onClose(name);
}

const patterns = new Map<string, RegExp>();

function attributeIn(tag: string, name: string): string {
  const pattern = patterns.get(name) ?? new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const [, double, single] = pattern.exec(tag) ?? [];
  return double ?? single ?? '';
}
