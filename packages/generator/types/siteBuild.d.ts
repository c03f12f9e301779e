declare module '#site/vocabulary' {
  export const directives: readonly import('../markdown/directives/directive').Directive[];
  export const exhibits: ReadonlyMap<string, import('../exhibits/exhibit').Exhibit>;
  export const exhibitWords: import('../exhibits/exhibit').ExhibitWordsByLocale;
}

declare module '#site/site' {
  export const site: import('../siteDefinition').SiteDefinition;
}
