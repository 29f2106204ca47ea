// Style sheets are imported for their effect; what the import answers is nobody's business.
declare module '*.css';
