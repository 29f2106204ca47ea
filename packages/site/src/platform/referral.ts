// A chunk of its own; see create-site.ts.
export { keepReferral } from '@courtside/auth';
