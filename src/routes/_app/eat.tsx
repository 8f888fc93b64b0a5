import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/eat")({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_app/eat"!</div>;
}
