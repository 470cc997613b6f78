import { join } from 'node:path';

/** Where Node keeps compiled code of this installation. It is filled when the packages are installed, so that already the first start is quick. */
export const COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/weekwise');
