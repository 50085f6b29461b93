// `npm run contract`: writes anew the documents that are generated from the code and committed.
import { writeEventSchemas } from './event-schemas.ts';

writeEventSchemas();
