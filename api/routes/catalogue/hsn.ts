import type { HsnCode } from '#api/contract/catalogue/hsn.ts';
import { findHsnCodes } from '#api/contract/catalogue/hsn.ts';
import { codesAbove } from '#api/queries/catalogue/hsn/master.ts';
import type { ListedCode } from '#api/queries/catalogue/hsn/master.ts';
import { findCodes } from '#api/queries/catalogue/hsn/search.ts';
import type { Mount } from '#api/http/mount.ts';

const FOUND_MAX = 20;

export function mountHsn(mount: Mount): void {
  mount(findHsnCodes, async ({ query: { search = '', limit = FOUND_MAX } }) =>
    (await findCodes(search, limit)).map(wireOf),
  );
}

function wireOf(found: ListedCode): HsnCode {
  const { code, description } = found;
  const [chapter, ...under] = codesAbove(found);
  return {
    code,
    kind: code.startsWith('99') ? 'SAC' : 'HSN',
    description,
    chapter: code.slice(0, 2),
    chapter_description: chapter?.description ?? '',
    under: under.map((above) => above.description),
  };
}
