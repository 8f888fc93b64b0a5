/** What can be imported, and where a cook finds it, in the words of each app. */
export const SOURCES: readonly { app: string; how: string }[] = [
  { app: "Paprika", how: "Settings, Export Recipes: a .paprikarecipes file, or the HTML" },
  { app: "Mealie", how: "An export of your recipes, or a backup" },
  { app: "Tandoor", how: "Export all recipes, in Tandoor’s own format: a zip" },
  { app: "RecipeSage", how: "Settings, Export: any of its formats" },
  { app: "Nextcloud Cookbook", how: "The folder of your recipes, downloaded as a zip" },
  { app: "Recipe Keeper", how: "Settings, Import/Export, Export recipes: a zip" },
  { app: "Copy Me That", how: "Export your recipes: a zip, or the page in it" },
  { app: "Mela", how: "Settings, Export: a .melarecipes file" },
  { app: "Cooklang", how: ".cook files, as many as you like, or a zip of them" },
  {
    app: "Web pages and texts",
    how: "Pages that you have saved, JSON-LD, a spreadsheet’s CSV, and plain text: many in one file with a line of dashes between them",
  },
  { app: "Simmer", how: "The file that “Save my kitchen” gives, on Your account" },
];
