import type { MealDrawing } from "#pictures/drawing/meal.ts";

/** The paths of a drawing, from the table up, for use inside an `svg`. */
export function MealLayers({ drawing }: { drawing: MealDrawing }) {
  return (
    <>
      <rect width="320" height="200" fill={drawing.cloth} />
      {drawing.layers.map((layer, index) => (
        <path
          key={index}
          d={layer.d}
          fill={layer.fill ?? "none"}
          stroke={layer.stroke}
          strokeWidth={layer.width}
          strokeLinecap={layer.stroke === undefined ? undefined : "round"}
          opacity={layer.opacity}
        />
      ))}
    </>
  );
}
