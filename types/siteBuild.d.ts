declare module '#site/vocabulary' {
  export const directives: readonly import('../src/markdown/directives/directive').Directive[];
  export const exhibits: ReadonlyMap<string, import('../src/exhibits/exhibit').Exhibit>;
}

declare module '#site/site' {
  export const site: import('../src/engine/siteDefinition').SiteDefinition;
}
