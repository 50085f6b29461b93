// `npm run contract`: writes anew the documents that are generated from the code and committed.
import { writeFileSync } from 'node:fs';
import { openApi } from '#api/contract/openapi/openapi.ts';
import { readVersion } from '#api/routes/server/docs.ts';
import { writeEventSchemas } from './event-schemas.ts';

writeEventSchemas();
const document = `${JSON.stringify(openApi(readVersion()), null, 2)}\n`;
writeFileSync(new URL('../../docs/openapi.json', import.meta.url), document);
