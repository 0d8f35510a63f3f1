import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { State } from "../State.tsx";

export function SkeletonSection() {
  return (
    <>
      <State name="A text and a box">
        <Skeleton width="240px" />
        <Skeleton height="120px" />
      </State>
      <State name="A list of five rows">
        <ListSkeleton />
      </State>
    </>
  );
}
