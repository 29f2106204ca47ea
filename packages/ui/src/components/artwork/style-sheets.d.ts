// Stories import the style sheets of other brands.
declare module '*.css';
